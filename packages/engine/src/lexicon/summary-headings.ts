/** Headings under which a text says again, in short, what it said. */
export const summaryHeading =
  /\b(?:summary|key (?:points|ideas|takeaways|concepts)|in (?:brief|short|a nutshell)|takeaways|conclusions?|recap|abstract)\b/i;
