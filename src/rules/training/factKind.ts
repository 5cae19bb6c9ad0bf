import type { Noun } from '../words/pluralise.ts'

export type Gender = 'm' | 'f' | 'n'
/** The noun of a record kind, and the labels of its fields on the pages. */
export type Kind = { noun: Noun; gender: Gender; fields: Readonly<Record<string, string>> }
