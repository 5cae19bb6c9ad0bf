import { configuration } from '../../../contract/configuration.ts'
import type { Write } from '../../../screen-kit/writes/idempotentWrite.ts'
import { attempt } from '../../../transport/request.ts'
import type { Group } from './groupsState.ts'

const asked = () => attempt(configuration.getCorrespondentGroups, {}, { quiet: true })

/** Creates a group (id 0), or changes the one the body names. Names are unique, so a lost answer is found by the name. */
export const savedGroup = (body: Group): Write<Group[], Group> => ({
  about: `group/${body.id}`,
  content: body,
  send: (intent) =>
    attempt(
      body.id === 0 ? configuration.createCorrespondentGroup : configuration.editCorrespondentGroup,
      { body },
      { intent },
    ),
  ask: asked(),
  find: (now) => {
    const reply = now.find(
      ({ id, name, isActive }) => (body.id === 0 || id === body.id) && name === body.name && isActive === body.isActive,
    )
    return reply ? { reply } : null
  },
  change: ({ id }) => savedGroup({ ...body, id }),
})

export const deletedGroup = (id: number): Write<Group[], null> => ({
  about: `deletion/${id}`,
  content: id,
  send: (intent) => attempt(configuration.deleteCorrespondentGroup, { query: { id } }, { intent }),
  ask: asked(),
  find: (now) => (now.some((one) => one.id === id) ? null : { reply: null }),
})
