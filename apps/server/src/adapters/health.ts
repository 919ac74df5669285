/** How a part of the server is, in words that hold no secret. */
export interface Health {
  status: 'ok' | 'degraded' | 'down';
  detail: string;
}
