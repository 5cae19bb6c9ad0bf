import { memo } from 'react'
import { classes } from '../../widgets/classes.ts'

export type LiveState = 'off' | 'connecting' | 'live' | 'away'

const words: Record<Exclude<LiveState, 'off'>, { text: string; title: string }> = {
  connecting: { text: 'свързване…', title: 'Връзката за известия се установява' },
  live: { text: 'на живо', title: 'Връзката е активна: промените се виждат веднага' },
  away: {
    text: 'няма връзка – опитваме отново',
    title: 'Известията закъсняват; работата Ви не е засегната',
  },
}

/** Whether changes arrive by themselves; quiet, so that nobody has to act on it. */
export const HubIndicator = memo(({ state }: { state: LiveState }) =>
  state === 'off' ? null : (
    <span className={classes('live', state !== 'live' && 'away')} role="status" title={words[state].title}>
      <span>{words[state].text}</span>
    </span>
  ),
)
