import { holderText } from '../../rules/documents/holder.ts'

type Props = { of: { heldBy?: string | undefined; heldSince?: string | null | undefined } }

export const CaseHolder = ({ of: { heldBy = '', heldSince = null } }: Props) =>
  heldBy === '' ? null : <p className="small mt-2">При кого е: {holderText({ heldBy, heldSince })}</p>
