/**
 * The version of the engines: raised whenever the same question, with the same seed, gets other counts or samples than
 * before. Results of different versions do not belong into one file.
 */
export const ENGINE_VERSION = 1;
