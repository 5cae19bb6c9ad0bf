import { useAtomValue } from 'jotai'
import { Skeleton } from '../../widgets/page/Skeleton.tsx'
import { correspondentsAtom } from './documentState.ts'

/** The names only; their addresses are in their own tab. */
export const Senders = ({ docGuid }: { docGuid: string }) => {
  const { data, error } = useAtomValue(correspondentsAtom(docGuid))
  if (error && !data) return <span className="muted">данните не се заредиха</span>
  if (!data) return <Skeleton lines={1} />
  return (
    <ul className="p-0 list-none">
      {data.map(({ id, correspondent }) => (
        <li key={id}>{correspondent.fullName}</li>
      ))}
    </ul>
  )
}
