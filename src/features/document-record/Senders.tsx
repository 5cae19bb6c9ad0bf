import { useAtomValue } from 'jotai'
import type { Document } from '../../contract/shapes/documents.ts'
import { nameInRole } from '../../rules/correspondents/documentRoles.ts'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { correspondentsAtom } from './documentState.ts'

const Names = ({ of }: { of: readonly { id: number; name: string; roleId?: number | null | undefined }[] }) => (
  <ul className="p-0 list-none">
    {of.map(({ id, name, roleId }) => (
      <li key={id}>{nameInRole(name, roleId)}</li>
    ))}
  </ul>
)

const RequestedNames = ({ docGuid }: { docGuid: string }) => {
  const { data, error } = useAtomValue(correspondentsAtom(docGuid))
  if (error && !data) return <span className="muted">данните не се заредиха</span>
  if (!data) return <Skeleton lines={1} />
  return <Names of={data.map(({ id, correspondent, roleId }) => ({ id, name: correspondent.fullName, roleId }))} />
}

type Props = { document: Pick<Document, 'guid' | 'correspondents'> }

/** Renders the senders of a document. A response may lack the correspondents; they are then requested separately. */
export const Senders = ({ document: { guid, correspondents } }: Props) =>
  correspondents ? <Names of={correspondents} /> : <RequestedNames docGuid={guid} />
