import { t } from '@lingui/core/macro';
import {
  type ComponentProps,
  type ComponentType,
  isValidElement,
  type ReactNode,
  useEffect,
  useMemo,
  useState,
} from 'react';
import {
  type Components,
  defaultRehypePlugins,
  Streamdown,
  type StreamdownProps,
  useIsCodeFenceIncomplete,
} from 'streamdown';
import { CodeBlock } from './code-block.tsx';
import { looks } from './looks.ts';
import { hasMaths, mathsAsCode, spellMaths } from './maths.ts';

type Plugins = NonNullable<StreamdownProps['plugins']>;

/** No raw HTML, and of addresses only those that the sanitizer of GitHub lets through. */
const rehypePlugins = [defaultRehypePlugins.sanitize].filter((plugin) => plugin !== undefined);

export interface MarkdownLinkProps {
  href?: string | undefined;
  children?: ReactNode;
}

/** Where a link leads stands beside it: its words may be anybody's. */
export function OutsideLink({ href, children }: MarkdownLinkProps) {
  const host = hostOf(href);
  if (host === null) return <span>{children}</span>;
  const says = typeof children === 'string' && children.includes(host);
  return (
    <>
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className="link">
        {children}
      </a>
      {!says && <span className="text-muted text-sm"> ({host})</span>}
    </>
  );
}

function hostOf(href: string | undefined): string | null {
  if (!href || !URL.canParse(href)) return null;
  const { protocol, host } = new URL(href);
  return protocol === 'https:' || protocol === 'http:' ? host : null;
}

function Code({ className, children, ...rest }: ComponentProps<'code'>) {
  const writing = useIsCodeFenceIncomplete();
  if (!('data-block' in rest)) return <code className={looks.code}>{children}</code>;
  const language = /language-([\w+#.-]+)/.exec(className ?? '')?.[1] ?? '';
  return <CodeBlock code={textIn(children).replace(/\n$/, '')} language={language} writing={writing} />;
}

function textIn(children: ReactNode): string {
  if (typeof children === 'string') return children;
  if (Array.isArray(children)) return children.map(textIn).join('');
  return isValidElement<{ children?: ReactNode }>(children) ? textIn(children.props.children) : '';
}

/** Headings of an answer stand below the question, which is one. */
const heading = ({ children }: ComponentProps<'h4'>) => (
  <h4 className="mt-4 font-medium font-serif text-[1.0625rem] leading-6 first:mt-0">{children}</h4>
);

const PlainQuotation = ({ children }: { children?: ReactNode }) => (
  <blockquote className="type-read mt-2 border-strong border-s-2 ps-3">{children}</blockquote>
);

const drawn = {
  code: Code,
  // A picture of elsewhere would tell its owner who reads.
  img: ({ alt }: ComponentProps<'img'>) =>
    alt ? <span className="text-muted italic">{t`[Picture: ${alt}]`}</span> : null,
  p: ({ children }: ComponentProps<'p'>) => <p className={looks.paragraph}>{children}</p>,
  strong: ({ children }: ComponentProps<'strong'>) => <strong className="font-semibold">{children}</strong>,
  ul: ({ children }: ComponentProps<'ul'>) => <ul className={looks.bullets}>{children}</ul>,
  ol: ({ children, start }: ComponentProps<'ol'>) => (
    <ol start={start} className={looks.numbers}>
      {children}
    </ol>
  ),
  li: ({ children }: ComponentProps<'li'>) => <li className={looks.item}>{children}</li>,
  hr: () => <hr className="my-4" />,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  table: ({ children }: ComponentProps<'table'>) => (
    // A figure, not a section: an answer may hold several, and each section would be a landmark of the same name.
    <figure
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so it must be reachable without a mouse
      tabIndex={0}
      aria-label={t`Table`}
      className="mt-3 overflow-x-auto rounded-lg border border-default bg-surface [contain:inline-size]"
    >
      {/* Words of a cell stay whole: what is too wide scrolls. */}
      <table className="w-full text-sm tabular [overflow-wrap:normal]">{children}</table>
    </figure>
  ),
  thead: ({ children }: ComponentProps<'thead'>) => <thead className="border-b">{children}</thead>,
  tbody: ({ children }: ComponentProps<'tbody'>) => <tbody>{children}</tbody>,
  tr: ({ children }: ComponentProps<'tr'>) => <tr className="border-b last:border-b-0">{children}</tr>,
  th: ({ children, style }: ComponentProps<'th'>) => (
    <th style={style} className="px-3 py-1.5 text-start align-bottom font-semibold">
      {children}
    </th>
  ),
  td: ({ children, style }: ComponentProps<'td'>) => (
    <td style={style} className="px-3 py-1.5 align-top font-serif">
      {children}
    </td>
  ),
};

/**
 * Markdown of a text that nobody vouches for, whole or still `writing`. Maths and colours of code come when there are
 * some. `link` draws links and `quotation` quotations; keep their identity.
 */
export function Markdown({
  text,
  writing = false,
  link = OutsideLink,
  quotation = PlainQuotation,
}: {
  text: string;
  writing?: boolean;
  link?: ComponentType<MarkdownLinkProps>;
  quotation?: ComponentType<{ children?: ReactNode }>;
}) {
  const spelled = useMemo(() => spellMaths(text), [text]);
  const isMaths = hasMaths(spelled);
  const plugins = useMathsPlugin(isMaths);
  // Each draws its own element; the type of all elements together is none that one component can have.
  const components = useMemo(() => ({ ...drawn, a: link, blockquote: quotation }) as Components, [link, quotation]);
  return (
    <Streamdown
      components={components}
      rehypePlugins={rehypePlugins}
      plugins={plugins}
      isAnimating={writing}
      parseIncompleteMarkdown={writing}
      controls={false}
      className={looks.text}
    >
      {isMaths && !plugins.math ? mathsAsCode(spelled) : spelled}
    </Streamdown>
  );
}

const noPlugins: Plugins = {};

function useMathsPlugin(wanted: boolean): Plugins {
  const [plugins, setPlugins] = useState(noPlugins);
  useEffect(() => {
    if (wanted) void import('./maths-plugin.ts').then(({ mathsPlugin }) => setPlugins({ math: mathsPlugin }));
  }, [wanted]);
  return plugins;
}
