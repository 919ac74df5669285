/** What is said, without the marks of its quotations and with each source behind its words. */
export const asRead = (said: string): string => said.replace(/^> ?/gm, '').replace(/\n\n(?=\[\d)/g, ' ');
