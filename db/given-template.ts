/** Names the database that tests copy, in place of one of their own migrations: the schema of a later release. */
export const GIVEN_TEMPLATE = 'TEST_TEMPLATE'
