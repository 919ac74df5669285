/** Scales a vector to length 1; null where it has no direction. */
export function unitVector(vector: Float32Array | null): Float32Array | null {
  if (!vector) return null;
  let squares = 0;
  for (const value of vector) squares += value * value;
  const length = Math.sqrt(squares);
  return length > 0 ? vector.map((value) => value / length) : null;
}
