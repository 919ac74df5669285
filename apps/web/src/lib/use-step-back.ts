import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * Goes one step back in the history. It answers later: of two presses at once the second would leave the page, and does
 * nothing.
 */
export function useStepBack(): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const isGoing = useRef(false);
  useEffect(() => {
    if (key) isGoing.current = false;
  }, [key]);
  return useCallback(() => {
    if (isGoing.current) return;
    isGoing.current = true;
    void navigate(-1);
  }, [navigate]);
}
