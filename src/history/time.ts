/** When a hand was played: the dates of files, in all their forms and time zones, as ISO 8601. */

/**
 * Zones by the letters that rooms write. Those of rooms that write the same letters all year (`ET`) have summer time;
 * others mean what they say.
 */
const ZONES: Readonly<Record<string, string | number>> = {
  Z: 0,
  UTC: 0,
  GMT: 0,
  ET: 'America/New_York',
  EST: -5,
  EDT: -4,
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
  AT: 'America/Halifax',
  BRT: 'America/Sao_Paulo',
  ART: -3,
  WET: 'Europe/Lisbon',
  CET: 'Europe/Berlin',
  CEST: 2,
  EET: 'Europe/Helsinki',
  MSK: 'Europe/Moscow',
  IST: 5.5,
  CCT: 8,
  JST: 9,
  KST: 9,
  AEST: 'Australia/Sydney',
  NZT: 'Pacific/Auckland',
};

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const CLOCK = '(\\d\\d?):(\\d\\d)(?::(\\d\\d))?(?:\\.\\d+)?';
const ZONE = ' ?(Z|[A-Z]{2,4}\\b|[+-]\\d\\d:?\\d\\d)?';

/** What stands where in each form: year, month, day, hour, minute, second, zone. */
const FORMS: readonly [pattern: RegExp, groups: readonly number[]][] = [
  // 2020/02/03 4:05:06 ET, 2010/03/01 - 11:24:57, 2022-11-12T01:44:40.881Z
  [
    new RegExp(`(\\d{4})[-/](\\d\\d?)[-/](\\d\\d?)(?:T| - | )${CLOCK}${ZONE}`),
    [1, 2, 3, 4, 5, 6, 7],
  ],
  // 11:33:17 ET - 2010/03/03
  [new RegExp(`${CLOCK}${ZONE} - (\\d{4})/(\\d\\d?)/(\\d\\d?)`), [5, 6, 7, 1, 2, 3, 4]],
  // 30 04 2015 09:13:22, 18.05.2021 18:26:13
  [new RegExp(`(\\d\\d?)[ ./](\\d\\d?)[ ./](\\d{4}) ${CLOCK}${ZONE}`), [3, 2, 1, 4, 5, 6, 7]],
  // 22-Jan-2011 20:11:15
  [new RegExp(`(\\d\\d?)-([A-Z][a-z]{2})-(\\d{4}) ${CLOCK}${ZONE}`), [3, 2, 1, 4, 5, 6, 7]],
  // Monday, January 06, 13:54:31 EST 2014
  [new RegExp(`([A-Z][a-z]{2})[a-z]* (\\d\\d?), ${CLOCK}${ZONE} (\\d{4})`), [7, 1, 2, 3, 4, 5, 6]],
];

/** Only built where a zone has summer time: each takes a while. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  clocks.set(zone, clock);
  return clock;
}

/** By how many milliseconds clocks of a zone are ahead of UTC then. */
function offsetOf(zone: string, time: number): number {
  const name = clockOf(zone)
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? ['', '+', '0', '0'];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** A clock's time of a zone as UTC; null where nobody knows the zone. */
function toUtc(local: number, zone: string): number | null {
  const offset = /^([+-])(\d\d):?(\d\d)$/.exec(zone);
  if (offset !== null) {
    const [, sign, hours, minutes] = offset;
    return local - (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
  }
  const known = ZONES[zone];
  if (known === undefined) return null;
  if (typeof known === 'number') return local - known * 3_600_000;
  const first = local - offsetOf(known, local);
  return local - offsetOf(known, first);
}

/**
 * When a hand was played.
 *
 * @param date  as a file writes it
 * @returns ISO 8601 to the second: with a `Z`, in UTC, where the file names a time zone that is known, without one, as
 *   the clock of the file, where not; the day alone where the file says no more; null where it is no date
 */
export function isoTime(date: string): string | null {
  for (const [pattern, groups] of FORMS) {
    const match = pattern.exec(date);
    if (match === null) continue;
    const [year, month, day, hour, minute, second, zone] = groups.map(
      (group) => match[group] ?? '',
    );
    const monthNumber = /^\d/.test(month) ? Number(month) - 1 : MONTHS.indexOf(month.toLowerCase());
    const parts = [Number(year), monthNumber, Number(day), Number(hour), Number(minute)] as const;
    const local = Date.UTC(...parts, Number(second));
    const back = new Date(local);
    // The 31st of a month of 30 days, an hour of 25.
    const isDate = back.getUTCMonth() === monthNumber && back.getUTCDate() === Number(day);
    if (!isDate || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
    const utc = zone === '' ? null : toUtc(local, zone);
    return utc === null ? iso(local) : `${iso(utc)}Z`;
  }
  const day = /^(\d{4})[-/](\d\d?)[-/](\d\d?)$/.exec(date);
  return day === null
    ? null
    : [day[1], ...day.slice(2).map((part) => part.padStart(2, '0'))].join('-');
}

function iso(time: number): string {
  return new Date(time).toISOString().slice(0, 19);
}
