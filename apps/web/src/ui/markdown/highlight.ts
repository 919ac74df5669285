import { common, createLowlight } from 'lowlight';
import { createElement, type ReactNode } from 'react';

const lowlight = createLowlight(common);

type Piece = ReturnType<typeof lowlight.highlight>['children'][number];

/** Scopes of highlight.js, in the few looks that stay readable in every theme. */
const looks: Record<string, string> = {
  'hljs-comment': 'text-muted italic',
  'hljs-quote': 'text-muted italic',
  'hljs-keyword': 'text-info font-medium',
  'hljs-selector-tag': 'text-info font-medium',
  'hljs-built_in': 'text-info',
  'hljs-type': 'text-info',
  'hljs-name': 'text-info',
  'hljs-string': 'text-success',
  'hljs-regexp': 'text-success',
  'hljs-addition': 'text-success',
  'hljs-number': 'text-warning',
  'hljs-literal': 'text-warning',
  'hljs-symbol': 'text-warning',
  'hljs-deletion': 'text-danger',
  'hljs-title': 'font-medium',
  'hljs-section': 'font-medium',
};

/** Code as coloured pieces; null for a language that is not known. */
export function highlight(code: string, language: string): ReactNode[] | null {
  return lowlight.registered(language) ? lowlight.highlight(language, code).children.map(draw) : null;
}

function draw(piece: Piece, key: number): ReactNode {
  if (piece.type === 'text') return piece.value;
  if (piece.type !== 'element') return null;
  const { className } = piece.properties;
  const look = Array.isArray(className) ? className.map((name) => looks[String(name)]).find(Boolean) : undefined;
  return createElement('span', { key, className: look }, ...piece.children.map(draw));
}
