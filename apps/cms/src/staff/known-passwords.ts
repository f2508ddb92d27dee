import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Fewer guesses than this and a list of known passwords, with the usual twists, holds it. */
const GUESSES = 1e10

const known = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/**
 * The 50,000 passwords that leak most, also when they are doubled, counted up, typed along the keyboard or made of the
 * words that everybody knows about this account. The list is in the package; nobody is asked over the network.
 */
export const isKnown = (password: string, about: readonly string[]): boolean =>
  known.check(password.toLowerCase(), [...about]).guesses < GUESSES
