import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { type DocumentModule, documentModule } from '../../../routes/to.ts'
import { useListContext } from '../../../screen-kit/list/useListContext.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { correspondentRecord, seenCorrespondentsAtom } from '../list/correspondentRecord.ts'
import { blankCorrespondent } from '../newCorrespondent.ts'
import { CorrespondentPageForm } from './CorrespondentPageForm.tsx'
import { correspondentChangedAtom } from './correspondentState.ts'

const CreateCorrespondentPage = ({ module }: { module: DocumentModule }) => {
  const [, navigate] = useLocation()
  const notifyChanged = useSetAtom(correspondentChangedAtom)
  const back = useListContext(seenCorrespondentsAtom, correspondentRecord(module, null))
  const [blank] = useState(blankCorrespondent)
  const { correspondent } = documentModule(module)
  return (
    <>
      <BackHeader {...back} />
      <PageHeader title="Нов кореспондент" note="Полетата със звезда са задължителни." />
      <CorrespondentPageForm
        start={blank}
        hrefOf={correspondent}
        onSaved={({ id }) => {
          void notifyChanged(id)
          navigate(correspondent(id), { replace: true })
        }}
        onCancel={() => navigate(back.href)}
      />
    </>
  )
}

export default CreateCorrespondentPage
