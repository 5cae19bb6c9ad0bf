import { LinkButton } from '../widgets/buttons/LinkButton.tsx'
import { IconBack, IconForbidden, IconNothingFound } from '../widgets/icons.ts'
import { BackHeader } from '../widgets/page/BackHeader.tsx'
import { Card } from '../widgets/page/Card.tsx'
import { EmptyState } from '../widgets/page/EmptyState.tsx'
import type { ListContext } from './list/listContext.ts'

export type GoneBecause = 'address' | 'deleted' | 'forbidden'
export type GoneText = Record<GoneBecause, { title: string; text: string }>
type Props = { because: GoneBecause; labels: GoneText; back: Pick<ListContext, 'href' | 'label'> }

export const RecordGone = ({ because, labels, back: { href, label } }: Props) => {
  const { title, text } = labels[because]
  return (
    <>
      <BackHeader href={href} label={label} />
      <h1 className="visually-hidden">{title}</h1>
      <Card>
        <EmptyState
          title={title}
          icon={because === 'forbidden' ? IconForbidden : IconNothingFound}
          action={
            <LinkButton href={href} icon={IconBack}>
              Към „{label}“
            </LinkButton>
          }
        >
          {text}
        </EmptyState>
      </Card>
    </>
  )
}
