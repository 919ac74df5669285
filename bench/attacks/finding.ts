/** What one attack came to. */
export interface Finding {
  attack: string;
  figures: Record<string, number | string>;
  /** The most that a figure may be. */
  limits: Record<string, number>;
}

/** Prints findings, and answers which figures are over their limits. */
export function report(findings: readonly Finding[]): string[] {
  const over: string[] = [];
  for (const { attack, figures, limits } of findings) {
    const said = Object.entries(figures).map(([name, value]) => {
      const most = limits[name];
      if (most !== undefined && !(Number(value) <= most)) over.push(`${attack}: ${name} ${value}`);
      const shown = typeof value === 'number' ? value.toFixed(0) : value;
      return `${name} ${shown}${most === undefined ? '' : ` (limit ${most})`}`;
    });
    console.log(`${attack}: ${said.join(', ')}`);
  }
  return over;
}
