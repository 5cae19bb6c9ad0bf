import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { DeviceType } from '../../../contract/shapes/devices.ts'
import { today } from '../../../dates/clock.ts'
import { mayEditType } from '../../../rules/devices/mayManageDevices.ts'
import { contentBefore, contentOn, lastChangeDate } from '../../../rules/devices/typeAsOfDate.ts'
import { shownNumber, typeStatus, typeStatusName } from '../../../rules/devices/typeStatus.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { useTabTitle } from '../../../screen-kit/useTabTitle.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { StatusTag } from '../../../widgets/tags/StatusTag.tsx'
import { type TypeDefinition, useDevicesRefusal } from '../typeDefinition.ts'
import { LoadedType } from './LoadedType.tsx'
import { SupplementBody } from './SupplementBody.tsx'
import { bodyOf } from './savedType.ts'
import { TypeActions } from './TypeActions.tsx'
import { TypeBody } from './TypeBody.tsx'
import { type SupplementedType, TypeForm } from './TypeForm.tsx'
import { stateName, TypeStatusTag } from './typeColumns.tsx'

type Props = { definition: TypeDefinition; type: DeviceType; back: ListContext }

export const nameOfType = (definition: TypeDefinition, type: DeviceType): string => {
  const { entryNumber, parentId, parentNumber, supplementNumber, measuringDeviceName, measuringType } = type
  if (parentId !== null)
    return supplementNumber === null
      ? `Чернова на допълнение към тип № ${parentNumber}`
      : `Допълнение № ${supplementNumber} към тип № ${parentNumber}`
  const registered = type.supplements.filter(({ isDraft }) => !isDraft).length
  const name = `${measuringDeviceName} тип ${measuringType}`
  return entryNumber ? `№ ${shownNumber(entryNumber, registered)} – ${name}` : `Чернова на ${definition.one}: ${name}`
}

const StatusTags = ({ type }: { type: DeviceType }) => {
  const validUntil = contentOn(type, today())?.validUntil ?? null
  const statusId = typeStatus({ isDraft: type.isDraft, isCancelled: type.cancellation !== null, validUntil }, today())
  return (
    <>
      {type.isDraft ? (
        <StatusTag tone="grey">{stateName(true)}</StatusTag>
      ) : (
        type.cancellation === null && <span>{type.parentId === null ? stateName(false) : 'Вписано'}</span>
      )}
      {type.parentId === null && <TypeStatusTag statusId={statusId} statusName={typeStatusName(statusId)} />}
    </>
  )
}

const supplementedBy = (parent: DeviceType, supplement: DeviceType): SupplementedType => ({
  before: contentBefore(parent, supplement),
  since: lastChangeDate(parent),
  parentId: parent.id,
})

const EditForm = ({ definition, type, parent }: Pick<Props, 'definition' | 'type'> & { parent?: DeviceType }) => {
  const [, navigate] = useLocation()
  const here = definition.at.one(type.id)
  return (
    <TypeForm
      definition={definition}
      start={bodyOf(type)}
      supplemented={parent && supplementedBy(parent, type)}
      isToRegister={new URLSearchParams(useSearch()).get('missing') === '1'}
      onSaved={(_id, thenRegister) => navigate(thenRegister ? `${here}?register=1` : here, { replace: true })}
      onCancel={() => navigate(here, { replace: true })}
    />
  )
}

export const TypeView = ({ definition, type, back }: Props) => {
  const refusal = useDevicesRefusal()
  const isEdited = new URLSearchParams(useSearch()).get('edit') === '1' && !refusal && mayEditType(type).allowed
  const title = nameOfType(definition, type)
  useTabTitle(title)
  const withParent = (children: (parent?: DeviceType) => ReactNode) =>
    type.parentId === null ? (
      children()
    ) : (
      <LoadedType definition={definition} id={type.parentId} back={back} isUnderBack>
        {children}
      </LoadedType>
    )
  return (
    <>
      <BackHeader {...back} />
      {withParent((parent) => (
        <>
          <PageHeader
            title={title}
            note={refusal && `${refusal.title} ${refusal.who ?? ''}`}
            above={<StatusTags type={type} />}
            actions={
              !isEdited && (
                <TypeActions
                  definition={definition}
                  type={type}
                  refusal={refusal}
                  supplemented={parent && supplementedBy(parent, type)}
                  back={back}
                />
              )
            }
          />
          {isEdited ? (
            <EditForm definition={definition} type={type} {...(parent && { parent })} />
          ) : parent ? (
            <SupplementBody definition={definition} supplement={type} parent={parent} refusal={refusal} />
          ) : (
            <TypeBody definition={definition} type={type} refusal={refusal} />
          )}
        </>
      ))}
    </>
  )
}
