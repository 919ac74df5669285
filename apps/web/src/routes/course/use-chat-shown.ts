import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { useShortcut } from '../../lib/shortcuts.ts';
import { storedValue } from '../../lib/storage.ts';
import type { CoursePlace } from './use-course-place.ts';

const chatShown = storedValue('chat-shown', z.boolean());

/**
 * Whether the chat is to be seen: beside the week as the student left it, on a phone where its tab is chosen. `c` goes
 * to its field.
 */
export function useChatShown({
  isSplit,
  pane,
  showPane,
}: {
  isSplit: boolean;
  pane: CoursePlace['pane'];
  showPane: (pane: CoursePlace['pane']) => void;
}) {
  const [chatOpen, setChatOpen] = useState(() => chatShown.get() ?? true);
  const toggleChat = useCallback((open: boolean) => {
    chatShown.set(open);
    setChatOpen(open);
  }, []);
  const chatHidden = isSplit ? !chatOpen : pane !== 'ask';
  const wantsChat = useRef(false);
  const showChat = useCallback(() => {
    wantsChat.current = chatHidden;
    if (!chatHidden) focusQuestion();
    else if (isSplit) toggleChat(true);
    else showPane('ask');
  }, [chatHidden, isSplit, showPane, toggleChat]);
  useEffect(() => {
    // Only once it is to be seen can it have the focus.
    if (chatHidden || !wantsChat.current) return;
    wantsChat.current = false;
    focusQuestion();
  }, [chatHidden]);
  useShortcut({ keys: 'c', label: t`Write a question`, group: 'Course' }, showChat, chatHidden);
  return { chatOpen, chatHidden, toggleChat, showChat };
}

/** A frame later: what closes by it, like the palette, gives the focus back first. */
function focusQuestion(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('#chat textarea')?.focus());
}
