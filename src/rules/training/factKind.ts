import type { Noun } from '../words/count.ts'

export type Gender = 'm' | 'f' | 'n'
/** What people call a record of the kind, and its fields by their labels on the screens. */
export type Kind = { noun: Noun; gender: Gender; fields: Readonly<Record<string, string>> }
