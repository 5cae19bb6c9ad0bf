import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import type { DeviceType } from '../../../contract/shapes/devices.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useListContext } from '../../../screen-kit/list/useListContext.ts'
import { RecordGone } from '../../../screen-kit/RecordGone.tsx'
import { RecordSkeleton } from '../../../screen-kit/RecordSkeleton.tsx'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { ErrorState } from '../../../widgets/page/ErrorState.tsx'
import type { TypeDefinition } from '../typeDefinition.ts'

const goneLabels = {
  title: 'Няма такъв тип',
  text: 'Адресът не сочи към запис в регистъра. Потърсете го в списъка по номер.',
}
const goneText = { address: goneLabels, deleted: goneLabels, forbidden: goneLabels }
export const guidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const useTypeBack = ({ seenAtom, at, title }: TypeDefinition, key: string | null): ListContext =>
  useListContext(seenAtom, { key, root: '', list: { href: at.list(), label: title }, hrefOf: at.one })

type LoadedProps = {
  definition: TypeDefinition
  id: string
  back: ListContext
  isUnderBack?: boolean
  children: (type: DeviceType) => ReactNode
}

export const LoadedType = ({ definition, id, back, isUnderBack = false, children }: LoadedProps) => {
  const { data, error, refetch } = useAtomValue(definition.recordAtom(id))
  if (error?.status === 404) return <RecordGone because="deleted" labels={goneText} back={back} />
  if (data) return children(data)
  if (!error)
    return <RecordSkeleton {...(!isUnderBack && { back })} heading={definition.title} loading="Записът се зарежда" />
  return (
    <>
      {!isUnderBack && <BackHeader {...back} />}
      <h1 className="visually-hidden">{definition.title}</h1>
      <Card>
        <ErrorState title="Записът не се зареди" message={error.message} onRetry={() => void refetch()} />
      </Card>
    </>
  )
}

export const WithGuid = ({ id, back, children }: { id: string; back: ListContext; children: ReactNode }) =>
  guidPattern.test(id) ? children : <RecordGone because="address" labels={goneText} back={back} />
