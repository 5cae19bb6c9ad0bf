import { useState } from 'react'
import { useLocation } from 'wouter'
import type { DeviceType } from '../../../contract/shapes/devices.ts'
import { maySupplement } from '../../../rules/devices/mayManageDevices.ts'
import { contentWithAllSupplements, lastChangeDate } from '../../../rules/devices/typeAsOfDate.ts'
import { type Refusal, refusalOf } from '../../../rules/ruleResult.ts'
import type { ListContext } from '../../../screen-kit/list/listContext.ts'
import { useRouteParams } from '../../../screen-kit/routeParams.ts'
import { useSearch } from '../../../screen-kit/useSearch.ts'
import { LinkButton } from '../../../widgets/buttons/LinkButton.tsx'
import { IconBack, IconForbidden } from '../../../widgets/icons.ts'
import { BackHeader } from '../../../widgets/page/BackHeader.tsx'
import { Card } from '../../../widgets/page/Card.tsx'
import { EmptyState } from '../../../widgets/page/EmptyState.tsx'
import { PageHeader } from '../../../widgets/page/PageHeader.tsx'
import { blankType, type TypeDefinition, useDevicesRefusal } from '../typeDefinition.ts'
import { guidPattern, LoadedType, useTypeBack, WithGuid } from './LoadedType.tsx'
import { type SupplementedType, TypeForm } from './TypeForm.tsx'

type RefusedProps = { title: string; refusal: Refusal; back: Pick<ListContext, 'href' | 'label'> }

/** Renders the reason to a user without the permission to create a type. */
const Refused = ({ title, refusal, back: { href, label } }: RefusedProps) => (
  <>
    <BackHeader href={href} label={label} />
    <PageHeader title={title} />
    <Card>
      <EmptyState
        title={refusal.title}
        icon={IconForbidden}
        action={
          <LinkButton href={href} icon={IconBack}>
            Към „{label}“
          </LinkButton>
        }
      >
        {`${refusal.because} ${refusal.who ?? ''}`}
      </EmptyState>
    </Card>
  </>
)

/** Returns the GUID of the case file from `?linkToCasefileGuid=` in the URL. */
const useCaseFileOfAddress = (): string | undefined => {
  const guid = new URLSearchParams(useSearch()).get('linkToCasefileGuid') ?? ''
  return guidPattern.test(guid) ? guid : undefined
}

type FormProps = {
  definition: TypeDefinition
  title: string
  back: ListContext
  supplemented?: SupplementedType
  start: Parameters<typeof TypeForm>[0]['start']
}

const NewForm = ({ definition, title, back, supplemented, start }: FormProps) => {
  const [, navigate] = useLocation()
  const linkToCasefileGuid = useCaseFileOfAddress()
  return (
    <>
      <BackHeader href={back.href} label={back.label} />
      <PageHeader
        title={title}
        {...(linkToCasefileGuid && { note: 'Записът ще бъде свързан с преписката, от която идвате.' })}
      />
      <TypeForm
        definition={definition}
        start={start}
        supplemented={supplemented}
        linkToCasefileGuid={linkToCasefileGuid}
        onSaved={(id, thenRegister) =>
          navigate(thenRegister ? `${definition.at.one(id)}?register=1` : definition.at.one(id), { replace: true })
        }
        onCancel={() => navigate(back.href)}
      />
    </>
  )
}

export const CreateTypePage = ({ definition }: { definition: TypeDefinition }) => {
  const back = useTypeBack(definition, null)
  const refusal = useDevicesRefusal()
  const [start] = useState(() => blankType(definition))
  if (refusal) return <Refused title={definition.newTitle} refusal={refusal} back={back} />
  return <NewForm definition={definition} title={definition.newTitle} back={back} start={start} />
}

const noPapers = { certificateNumber: '', certificateDate: null, orderNumber: '', orderDate: null, note: '' }

const NewSupplement = ({
  definition,
  type,
  back,
}: {
  definition: TypeDefinition
  type: DeviceType
  back: ListContext
}) => {
  const ofRole = useDevicesRefusal()
  const refusal = ofRole ?? refusalOf(maySupplement(type))
  const number = type.entryNumber ? `№ ${type.entryNumber}` : 'без номер'
  const title = `Допълнение към тип ${number}`
  const [{ start, supplemented }] = useState(() => {
    const before = contentWithAllSupplements(type)
    return {
      start: { ...blankType(definition), ...before, ...noPapers },
      supplemented: { before, since: lastChangeDate(type), parentId: type.id },
    }
  })
  const ofType = { ...back, href: definition.at.one(type.id), label: `Тип ${number}` }
  if (refusal) return <Refused title={title} refusal={refusal} back={ofType} />
  return <NewForm definition={definition} title={title} back={ofType} start={start} supplemented={supplemented} />
}

export const AmendmentPage = ({ definition }: { definition: TypeDefinition }) => {
  const { toDeviceId = '' } = useRouteParams()
  const back = useTypeBack(definition, null)
  return (
    <WithGuid id={toDeviceId} back={back}>
      <LoadedType definition={definition} id={toDeviceId} back={back}>
        {(type) => <NewSupplement key={type.id} definition={definition} type={type} back={back} />}
      </LoadedType>
    </WithGuid>
  )
}
