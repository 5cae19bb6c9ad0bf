import type { Answer } from '../../../src/transport/envelope.ts'

/** A row of a table of responses: the response of the backend and its interpretation. */
export type Row = Partial<Answer> & { title: string; expected: object }
export const answer = ({ title: _title, expected: _expected, ...given }: Row): Answer => ({
  status: 200,
  json: undefined,
  ...given,
})
