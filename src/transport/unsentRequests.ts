import { Fault } from './fault.ts'

export const unsent = ({ kind, message, fields, status, said }: Fault): Fault =>
  new Fault(kind, message, {
    fields,
    ...(status !== undefined && { status }),
    ...(said !== undefined && { said }),
    ended: 'unsent',
  })
