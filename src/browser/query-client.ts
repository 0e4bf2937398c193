import { QueryClient } from '@tanstack/react-query'

/**
 * The one data-fetching client: nothing is fetched again when the window gets the
 * focus, and a failed query is tried once more. Mutations do not wait for the network to come back:
 * somebody who pays without a connection is told so at once.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { refetchOnWindowFocus: false, retry: 1 },
    mutations: { networkMode: 'always' },
  },
})
