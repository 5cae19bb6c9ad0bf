import { Fault } from './fault.ts'

/** The fault of a call that was not sent because another one failed. */
export const unsent = ({ kind, message, fields, status, said }: Fault): Fault =>
  new Fault(kind, message, {
    fields,
    ...(status !== undefined && { status }),
    ...(said !== undefined && { said }),
    ended: 'unsent',
  })
