import { places, type WordWeights } from '@weekwise/engine/syllabus/scoring/word-weights.ts';
import { seeded } from './fit-trees.ts';

/** A text whose words are known, and whether it is what it is proposed as. */
export interface WordExample {
  /** Places of its words in the weights, each once. */
  words: readonly number[];
  target: number;
  weight: number;
}

const epochs = 6;
const learningRate = 0.25;
const penalty = 1e-3;

function shuffled(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, i) => i);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}

/**
 * Logistic regression by stochastic gradients, each weight with a step of its own (AdaGrad: J. Duchi, E. Hazan, Y.
 * Singer, "Adaptive subgradient methods", Journal of Machine Learning Research 12, 2011). The same examples always give
 * the same weights.
 */
export function fitWords(examples: readonly WordExample[]): WordWeights {
  const weights = new Float64Array(places);
  const squares = new Float64Array(places).fill(1);
  let [bias, biasSquares] = [0, 1];
  const random = seeded(17);
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const at of shuffled(examples.length, random)) {
      const { words, target, weight } = examples[at] as WordExample;
      const share = 1 / Math.sqrt(words.length || 1);
      const sum = words.reduce((total, place) => total + (weights[place] ?? 0) * share, bias);
      const gradient = weight * (1 / (1 + Math.exp(-sum)) - target);
      biasSquares += gradient ** 2;
      bias -= (learningRate * gradient) / Math.sqrt(biasSquares);
      for (const place of words) {
        const own = weights[place] ?? 0;
        const slope = gradient * share + penalty * own;
        squares[place] = (squares[place] ?? 1) + slope ** 2;
        weights[place] = own - (learningRate * slope) / Math.sqrt(squares[place] ?? 1);
      }
    }
  return { bias: Number(bias.toFixed(3)), weights: Array.from(weights, (weight) => Math.round(100 * weight)) };
}
