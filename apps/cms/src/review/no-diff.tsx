/** In a comparison of versions: what the desk keeps for itself says nothing to whoever compares words. */
export const NoDiff = () => null
