import { useAtomValue, useSetAtom } from 'jotai'
import { inspectionFiles } from '../../../contract/inspections.ts'
import { FilesCard } from '../../../screen-kit/files/FilesCard.tsx'
import { invalidateAtom } from '../../../state/queryClient.ts'
import { queryOf } from '../../../transport/query.ts'
import { filesAtom } from '../inspectionState.ts'
import { filesOfInspection } from './filesOfInspection.ts'

type Props = { ownerGuid: string; mayAdd: boolean; mayRemove: boolean }

export const InspectionFiles = ({ ownerGuid, mayAdd, mayRemove }: Props) => {
  const { data, error } = useAtomValue(filesAtom(ownerGuid))
  const invalidate = useSetAtom(invalidateAtom)
  return (
    <FilesCard
      of={filesOfInspection(ownerGuid)}
      files={data?.filter(({ deviceKey }) => deviceKey === '')}
      fault={error}
      requestAgain={() => void invalidate(queryOf(inspectionFiles.list, { query: { ownerGuid } }))}
      canWrite={mayAdd}
      mayRemove={mayRemove}
    />
  )
}
