import { useAtomValue, useSetAtom } from 'jotai'
import { inspectionFiles } from '../../../contract/inspections.ts'
import { FilesCard } from '../../../screen-kit/files/FilesCard.tsx'
import { forgetAtom } from '../../../state/queryClient.ts'
import { filesAtom } from '../inspectionState.ts'
import { filesOfInspection } from './filesOfInspection.ts'

/** The files of an inspection or a group: the signed protocol, the report; photos of devices stand at their rows. */
export const InspectionFiles = ({ ownerGuid, mayWrite }: { ownerGuid: string; mayWrite: boolean }) => {
  const { data, error } = useAtomValue(filesAtom(ownerGuid))
  const forget = useSetAtom(forgetAtom)
  return (
    <FilesCard
      of={filesOfInspection(ownerGuid)}
      files={data?.filter(({ deviceKey }) => deviceKey === '')}
      fault={error}
      askAgain={() => void forget(inspectionFiles.list)}
      mayWrite={mayWrite}
    />
  )
}
