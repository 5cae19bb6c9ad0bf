import type { HttpResponse } from '../../../src/transport/envelope.ts'

export type Row = Partial<HttpResponse> & { title: string; expected: object }
export const respond = ({ title: _title, expected: _expected, ...given }: Row): HttpResponse => ({
  status: 200,
  json: undefined,
  ...given,
})
