import { htmlTagNames } from 'html-tag-names';
import { svgTagNames } from 'svg-tag-names';

const mathTagNames =
  `annotation annotation-xml maction math menclose merror mfenced mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts
   mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics`.split(
    /\s+/,
  );
const known = new Set([...htmlTagNames, ...svgTagNames, ...mathTagNames].map((name) => name.toLowerCase()));

/** What opens or closes an element; neither `<https:…>` nor `<name@host>`, which are links. */
const tag = /(?<![\\<])<(\/?)([a-zA-Z][\w-]*)(?![\w:@.+-])/g;

/**
 * Markdown in which only elements of HTML, SVG and MathML are elements: "List<String>" and "std::vector<int>" are text.
 * So is a type that shares its name with an element, "Box<T>" and "Map<B, Q>", where it clings to a word and nothing
 * closes it.
 */
export function withElementsOnly(markdown: string): string {
  if (!markdown.includes('<')) return markdown;
  return markdown.replace(tag, (whole, slash: string, name: string, at: number) => {
    const clings = slash === '' && /[\w:]/.test(markdown.charAt(at - 1)) && !markdown.includes(`</${name}`, at);
    const isType = clings && /^[A-Z]/.test(name);
    return known.has(name.toLowerCase()) && !isType ? whole : `\\${whole}`;
  });
}
