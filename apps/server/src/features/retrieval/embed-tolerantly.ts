import { EmbeddingsError } from '../../adapters/embeddings/embeddings.port.ts';

/** Characters of a text that every model takes. */
const shortest = 500;
const harmless = 'A passage of a course.';

type Embed = (texts: readonly string[]) => Promise<Float32Array[]>;

/**
 * Embeds texts of which one may be too long for the model: the request is then halved until that one stands alone, and
 * its beginning is taken for it. null for a text that is refused however short.
 * @throws EmbeddingsError where the model refuses any text: then it is not the texts' fault
 */
export async function embedTolerantly(embed: Embed, texts: readonly string[]): Promise<(Float32Array | null)[]> {
  try {
    return await embed(texts);
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  await embed([harmless]);
  return embedParts(embed, texts);
}

/** Of texts that were refused together. */
async function embedParts(embed: Embed, texts: readonly string[]): Promise<(Float32Array | null)[]> {
  const [only] = texts;
  if (texts.length === 1 && only !== undefined) {
    return only.length > shortest ? embedPart(embed, [only.slice(0, only.length / 2).toWellFormed()]) : [null];
  }
  const half = Math.ceil(texts.length / 2);
  return [...(await embedPart(embed, texts.slice(0, half))), ...(await embedPart(embed, texts.slice(half)))];
}

async function embedPart(embed: Embed, texts: readonly string[]): Promise<(Float32Array | null)[]> {
  try {
    return await embed(texts);
  } catch (error) {
    if (isRefusal(error)) return embedParts(embed, texts);
    throw error;
  }
}

const isRefusal = (error: unknown): boolean => error instanceof EmbeddingsError && error.fault === 'input-refused';
