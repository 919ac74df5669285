import 'katex/dist/katex.min.css';
import './maths.css';
import { createMathPlugin } from '@streamdown/math';

/** KaTeX with its type; it comes with the first formula. What it cannot read stays as it was written. */
export const mathsPlugin = createMathPlugin({ errorColor: 'inherit' });
