import './styles.ts';
import { firstPaint } from '../lib/first-paint.ts';

// The landing page is in the HTML: the app comes once it is seen, and neither shares the line nor the processor with
// it.
void firstPaint().then(() => import('./main.tsx'));
