import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import type { SuggestionAction, sendProactiveEvent } from '@weekwise/contracts/suggestions.ts';
import type { SuggestionKind } from '@weekwise/domain/suggestions.ts';

type Wire = ResponseOf<typeof sendProactiveEvent>;

/** Something that is worth saying, with what can be done about it. */
export interface Suggestion {
  id: string;
  folderId: string;
  kind: SuggestionKind;
  subject: string;
  text: string;
  actions: readonly SuggestionAction[];
  /** "engine" or the name of the model that worded it. */
  source: string;
}

export interface SuggestionAnswer {
  /** null: nothing is worth saying. */
  suggestion: Suggestion | null;
  heldBack: Wire['held_back'];
  /** As it came, for whoever looks into it. */
  raw: Wire;
}

export function answerFromWire(wire: Wire): SuggestionAnswer {
  const { response, suggestion } = wire;
  return {
    suggestion:
      response !== null && suggestion
        ? {
            id: suggestion.suggestion_id,
            folderId: suggestion.folder_id,
            kind: suggestion.kind,
            subject: suggestion.subject,
            text: response,
            actions: suggestion.actions,
            source: suggestion.source,
          }
        : null,
    heldBack: wire.held_back,
    raw: wire,
  };
}
