declare module '*.po?accented' {
  const texts: Record<string, import('../lib/language/message.ts').Message>;
  export default texts;
}
declare module '*.po?mirrored' {
  const texts: Record<string, import('../lib/language/message.ts').Message>;
  export default texts;
}
