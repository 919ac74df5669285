/** The figure that a cell begins with: "3", "3. Waves", "#3"; a share or an amount is none. */
export const numberAtStart = (text: string) => /^\s*#?(\d{1,2})(?=$|[\s:.,;)|–—-])(?![\d.]*%)/.exec(text)?.[1];
