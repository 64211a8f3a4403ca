import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
  type Tool as ToolDescription,
} from '@modelcontextprotocol/sdk/types.js';
import { Omaha8Error } from '../../text/errors.ts';
import { printable } from '../../text/printable.ts';
import { quoted } from '../../text/words.ts';
import { builtFile } from '../reference/built.ts';
import { versionReport } from '../version.ts';
import { callTool } from './call-tool.ts';
import { inputSchema, TOOLS, type Tool } from './tools.ts';

/** The schema of what the command prints; of lines, that of their list. */
function outputSchema({ name, operand }: Tool): ToolDescription['outputSchema'] {
  const schema = JSON.parse(builtFile(`schemas/${name}.json`));
  if (operand.takes !== 'input') return schema;
  return {
    type: 'object',
    properties: { hands: { type: 'array', items: schema } },
    required: ['hands'],
  };
}

function describe(tool: Tool): ToolDescription {
  return {
    name: tool.name,
    description: tool.command.about,
    inputSchema: inputSchema(tool),
    outputSchema: outputSchema(tool),
    annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}

function failure(text: string): CallToolResult {
  return { content: [{ type: 'text', text: printable(text) }], isError: true };
}

/** The answer to a call; bad input is the sentence that the command line has for it. */
async function answer(
  name: string,
  given: Readonly<Record<string, unknown>>,
  cancelled: AbortSignal,
  seconds: number,
): Promise<CallToolResult> {
  const tool = TOOLS.find((each) => each.name === name);
  if (tool === undefined) return failure(`there is no tool ${quoted(name)}`);
  const late = AbortSignal.timeout(seconds * 1000);
  try {
    const { document, notes } = await callTool(tool, given, AbortSignal.any([cancelled, late]));
    const texts = [JSON.stringify(document), ...(notes === '' ? [] : [notes.trim()])];
    return {
      content: texts.map((text) => ({ type: 'text', text })),
      structuredContent: document,
    };
  } catch (error) {
    if (!(error instanceof Omaha8Error)) throw error;
    if (error.code === 'aborted' && late.aborted) {
      return failure(`this takes longer than ${seconds} seconds; ask for less, or sample`);
    }
    return failure(error.message);
  }
}

/**
 * Serves on standard input and output until the input ends.
 *
 * @param seconds  that a call may take
 */
export async function serve(seconds: number): Promise<void> {
  const server = new Server(
    { name: 'omaha8', version: versionReport().version },
    { capabilities: { tools: {} } },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(describe) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { signal }) =>
    answer(params.name, params.arguments ?? {}, signal, seconds),
  );
  const ended = new Promise<void>((resolve) => {
    server.onclose = resolve;
    process.stdin.once('end', () => server.close());
  });
  await server.connect(new StdioServerTransport());
  await ended;
}
