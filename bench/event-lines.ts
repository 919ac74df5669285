/** The JSON events of an answer that is a stream of server-sent events, as they arrive. */
export async function* eventLines<Event>(answer: Response): AsyncGenerator<Event> {
  let text = '';
  for await (const piece of (answer.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const parts = (text + piece).split('\n\n');
    text = parts.pop() ?? '';
    for (const [, data] of parts.map((part) => /^data: (\{.*)$/m.exec(part) ?? [])) {
      if (data !== undefined) yield JSON.parse(data);
    }
  }
}
