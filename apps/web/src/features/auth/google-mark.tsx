/** Google's mark in its own four colours, which its branding rules ask for on a sign-in button. */
export function GoogleMark() {
  return (
    <svg width={16} height={16} viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M44.5 24.5c0-1.5-.1-3-.4-4.5H24v8.500h11.500a9.9 9.9 0 0 1-4.3 6.500v5.400h6.900c4.1-3.7 6.4-9.3 6.4-15.900z"
      />
      <path
        fill="#34a853"
        d="M24 45.300c5.8 0 10.7-1.9 14.2-5.200l-6.9-5.400c-1.9 1.3-4.4 2.1-7.3 2.1-5.6 0-10.3-3.8-12-8.900H4.900v5.600A21.4 21.4 0 0 0 24 45.300z"
      />
      <path fill="#fbbc05" d="M12 27.900a12.9 12.9 0 0 1 0-8.200v-5.600H4.900a21.4 21.4 0 0 0 0 19.300z" />
      <path
        fill="#ea4335"
        d="M24 10.800c3.2 0 6 1.1 8.2 3.200l6.1-6.100A21.4 21.4 0 0 0 4.9 14.100l7.1 5.600c1.7-5.1 6.4-8.9 12-8.900z"
      />
    </svg>
  );
}
