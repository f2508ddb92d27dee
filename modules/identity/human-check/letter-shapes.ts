/**
 * Letters and digits that nobody confuses, as strokes on a grid of 4 by 6. Left out: 0/O/Q/D, 1/I, 2/Z, 5/S, 8/B, 6/G, U/V. Each string
 * is one stroke: pairs of column and row.
 */
export const LETTER_SHAPES: Readonly<Record<string, readonly string[]>> = {
  A: ['062046', '1434'],
  C: ['4130100105163645'],
  E: ['40000646', '0333'],
  F: ['400006', '0333'],
  H: ['0006', '4046', '0343'],
  K: ['0006', '400346'],
  L: ['000646'],
  M: ['0600234046'],
  N: ['06004640'],
  P: ['06003041423303'],
  R: ['06003041423303', '2346'],
  T: ['0040', '2026'],
  W: ['0016233640'],
  X: ['0046', '4006'],
  Y: ['002340', '2326'],
  '3': ['01103041423313334445361605'],
  '4': ['36300444'],
  '7': ['004016'],
  '9': ['4231100102133342', '4136'],
}

export const LETTERS = Object.keys(LETTER_SHAPES)
