import type { Noun } from '../words/pluralise.ts'

export type Gender = 'm' | 'f' | 'n'
/** The noun for a kind of record, and the labels of its fields. */
export type Kind = { noun: Noun; gender: Gender; fields: Readonly<Record<string, string>> }
