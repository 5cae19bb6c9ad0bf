import { change, type Faults, first } from './fault.ts'

const DRIVER = 'Шофьор'
const without = (world: Parameters<Faults[string]>[0]) => {
  const position = first(world.positions.all().filter(({ name }) => name === DRIVER))
  const person = first(world.persons.by('positionId', position.id))
  return { ...person, name: `${person.firstName} ${person.lastName}` }
}

export const faultsOfRoles: Faults = {
  'who wrote, registered or signed a document and may not open its module': change(
    'documents',
    (_, world) => ({ registeredByPersonId: without(world).id }),
    ({ number }) => number !== null,
  ),
  'who commented or changed a document and may not open its module': change('comments', (_, world) => ({
    personId: without(world).id,
  })),
  'who gave, controls, has or did a task and may not open the module of its document': change('tasks', (_, world) => ({
    controllerPersonId: without(world).id,
  })),
  'who read or processed a message and may not open its system': change(
    'exchangeMessages',
    (_, world) => ({ readByPersonId: without(world).id }),
    ({ isIncoming }) => isIncoming,
  ),
  'who noted a fee or a payment and may not open the module of its document': change('payments', (_, world) => ({
    createdByPersonId: without(world).id,
  })),
  'who wrote a leave, a trip, a report or a sick leave and may not open its register': change(
    'sickLeaves',
    ({ personId }) => ({ authorId: personId }),
    ({ personId }, world) => personId === without(world).id,
  ),
  'who submitted or presented a record of the staff and may not open its register': change(
    'leaveApplications',
    ({ history }, world) => ({ history: history.map((one) => ({ ...one, personName: without(world).name })) }),
    ({ history }) => history.length > 0,
  ),
  'who is told of a document that she may not open': change(
    'notifications',
    (_, world) => ({ personId: without(world).id }),
    ({ documentGuid }) => documentGuid !== null,
  ),
  'who wrote in a register of types or devices and may not': change('approvedTypes', ({ history }, world) => ({
    history: history.map((one) => ({ ...one, personName: without(world).name })),
  })),
}
