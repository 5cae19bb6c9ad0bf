import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { Glyph } from '../Glyph.tsx'
import { IconDone, IconTodo } from '../icons.ts'
import { CommandButton } from './CommandButton.tsx'
import type { Command } from './command.ts'
import './commands.css'
import { guardDoubleClick } from './guardDoubleClick.ts'

export type StripStep = { label: string; isDone: boolean }

type Props = {
  steps: readonly StripStep[]
  note?: ReactNode
  command?: Command | undefined
}

export const NextStrip = ({ steps, note, command }: Props) => {
  const id = useId()
  const present = steps.findIndex(({ isDone }) => !isDone)
  return (
    <section className="next-strip" aria-labelledby={id}>
      <h2 id={id}>Какво следва</h2>
      <ol>
        {steps.map(({ label, isDone }, at) => (
          <li
            key={label}
            className={classes(isDone && 'done', at === present && 'present')}
            aria-current={at === present ? 'step' : undefined}
          >
            <Glyph icon={isDone ? IconDone : IconTodo} />
            <span>
              {label}
              <span className="visually-hidden">{isDone ? ' (направено)' : ' (предстои)'}</span>
            </span>
          </li>
        ))}
      </ol>
      {note && <p className="small">{note}</p>}
      {command && (
        <div className="next-step" data-moves="" onClickCapture={guardDoubleClick}>
          <CommandButton command={command} kind="primary" />
        </div>
      )}
    </section>
  )
}
