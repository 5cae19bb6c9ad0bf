import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { IconButton } from '../buttons/IconButton.tsx'
import { IconClose, IconDelete, IconRefresh } from '../icons.ts'
import { LoadingFallback, lazyPart } from '../page/lazyPart.tsx'
import { Numbered } from '../tags/Numbered.tsx'
import './file.css'

const UploadProgress = lazyPart(() => import(/* webpackChunkName: "prime" */ '../prime/UploadProgress.tsx'))

type Props = {
  name: string
  /** Where the file belongs, for screen readers; needed in a list in which files of several documents have one name. */
  of?: string
  onOpen?: () => void
  href?: string
  note?: ReactNode
  mark?: ReactNode
  kind?: string
  state?: 'waiting' | 'sending' | 'sent' | 'failed'
  /** The upload progress from 0 to 1. */
  progress?: number
  error?: string
  onCancel?: () => void
  onRetry?: () => void
  onRemove?: () => void
  actions?: ReactNode
}

export const FileRow = (props: Props) => {
  const {
    name,
    of,
    onOpen,
    href,
    note,
    mark,
    state = 'sent',
    progress = 0,
    error,
    onCancel,
    onRetry,
    onRemove,
    actions,
  } = props
  const percent = Math.round(progress * 100)
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : ''
  const shown = (
    <>
      <bdi>{name}</bdi>
      {of !== undefined && <span className="visually-hidden"> на {of}</span>}
    </>
  )
  return (
    <div className={`file-row ${state}`}>
      <span className="file-kind" aria-hidden>
        {(props.kind ?? extension).slice(0, 4).toUpperCase() || 'ФАЙЛ'}
      </span>
      <div className="file-text">
        {href !== undefined ? (
          <a href={href}>{shown}</a>
        ) : onOpen ? (
          <button type="button" className="link" onClick={onOpen}>
            {shown}
          </button>
        ) : (
          <span className="file-name">{shown}</span>
        )}
        {note !== undefined && <small>{typeof note === 'string' ? <Numbered text={note} /> : note}</small>}
        {mark}
        {state === 'waiting' && <small>Чака реда си</small>}
        {state === 'sending' && (
          <LoadingFallback show={<div className="progress" />}>
            <UploadProgress percent={percent} label={`Качване на ${name}`} />
          </LoadingFallback>
        )}
        {state === 'failed' && (
          <small className="file-error" role="alert">
            {error ?? 'Файлът не се качи.'}
          </small>
        )}
      </div>
      {state === 'sending' && <span className="file-percent">{percent}%</span>}
      {state === 'failed' && onRetry && (
        <Button small icon={IconRefresh} onClick={onRetry}>
          Отново
        </Button>
      )}
      {actions}
      {(state === 'sending' || state === 'waiting') && onCancel && (
        <IconButton icon={IconClose} label={`Прекъсни качването на ${name}`} onClick={onCancel} />
      )}
      {(state === 'sent' || state === 'failed') && onRemove && (
        <IconButton icon={IconDelete} kind="danger" label={`Премахни ${name}`} onClick={onRemove} />
      )}
    </div>
  )
}
