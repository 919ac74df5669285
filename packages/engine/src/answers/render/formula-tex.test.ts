import { expect, it } from 'vitest';
import { formulaTex } from './formula-tex.ts';

it('sets as maths what a document writes in one line', () => {
  const formulas: Record<string, string> = {
    'x\u0304 = 1/n ∑_(i=1)^n x_i': '\\bar{x}=\\frac{1}{n}∑_{i=1}^{n}x_{i}',
    'Q = 1.84 b h^(3/2)': 'Q=1.84bh^{\\frac{3}{2}}',
    'MT = a + b log_2(2D/W)': 'MT=a+b\\log_{2}\\left(\\frac{2D}{W}\\right)',
    'x = (-b ± √(b^2 - 4ac))/(2a)': 'x=\\frac{-b±\\sqrt{b^{2}-4ac}}{2a}',
    'P(A|B) = (P(B|A)P(A))/P(B)': 'P(A|B)=\\frac{P(B|A)P(A)}{P(B)}',
    'Density = mass / volume': '\\text{Density}=\\frac{\\text{mass}}{\\text{volume}}',
    'Q = 1,000 m^3': 'Q=1{,}000m^{3}',
    'σ² = 4 × 10^-3': 'σ^{2}=4×10^{-3}',
  };
  for (const [written, tex] of Object.entries(formulas)) expect(formulaTex(written)).toBe(tex);
});

it('leaves a stroke a stroke where nobody can tell what stands below it', () => {
  for (const doubtful of ['a/b/c', '1/2(a+b)', '1/2x']) expect(formulaTex(doubtful)).toBe(doubtful);
});

it('says so where it cannot read a formula', () => {
  for (const broken of ['x^', '(a + b', 'a + b)', 'x^^2', 'a \\ b', '', '√ ', 'x_)'])
    expect(formulaTex(broken)).toBeNull();
});
