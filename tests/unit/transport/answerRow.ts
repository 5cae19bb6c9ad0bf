import type { Answer } from '../../../src/transport/envelope.ts'

/** One row of a table of answers: what the backend sends and what is read out of it. */
export type Row = Partial<Answer> & { title: string; expected: object }
export const answer = ({ title: _title, expected: _expected, ...given }: Row): Answer => ({
  status: 200,
  json: undefined,
  ...given,
})
