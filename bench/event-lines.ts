/** The JSON events of an answer that is a stream of server-sent events, as they arrive. */
export const eventLines = <Event>(answer: Response): AsyncGenerator<Event> =>
  eventsIn((answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream()));

/** The same of its text, in whatever pieces. */
export async function* eventsIn<Event>(pieces: AsyncIterable<string>): AsyncGenerator<Event> {
  let text = '';
  for await (const piece of pieces) {
    const parts = (text + piece).split('\n\n');
    text = parts.pop() ?? '';
    for (const [, data] of parts.map((part) => /^data: (\{.*)$/m.exec(part) ?? [])) {
      if (data !== undefined) yield JSON.parse(data);
    }
  }
}
