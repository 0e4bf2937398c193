import { signUp } from '../../content/sign-up'
import { PLANS } from '../../shared/plans'
import { CheckIcon } from '../../ui/icons'
import { Tab, TabList } from '../../ui/tabs'
import { isCompleted, isReached, SIGN_UP_STEPS } from './sign-up-reducer'
import type { Wizard } from './use-wizard'

/**
 * The three steps as tabs: steps that were opened lead back to themselves, the others wait. A bar
 * above each tells done, current and next by color, a check mark and the current tab's state.
 */
export function StepList({ state, order, checkout }: Wizard) {
  /** What was chosen, or is to be done, under the name of a step; the order summary says it, too. */
  const hints = {
    plan: PLANS[order.planId].name,
    setup: isReached(state, 'setup') ? signUp.setup.short[order.setupOption] : '',
    payment: signUp.payment.hint,
  }
  return (
    <TabList label={signUp.stepsLabel} className="grid grid-cols-3 gap-1.5 lg:gap-2.5">
      {SIGN_UP_STEPS.map((step) => {
        const isDone = isCompleted(state, step) && step !== state.step
        return (
          <Tab
            key={step}
            value={step}
            disabled={!isReached(state, step) || (checkout.isBusy && step !== state.step)}
            className={`flex min-h-11 flex-col items-start rounded-none border-t-3 pt-2 text-left transition-[border-color] duration-state ease-site not-disabled:cursor-pointer disabled:text-soil-3 data-[state=active]:border-soil ${isDone ? 'border-prairie hover:border-prairie-dark' : 'border-line'}`}
          >
            <span className="flex items-center gap-1.5 text-small leading-5 font-semibold">
              {isDone && <CheckIcon className="h-3 w-3.5 shrink-0 text-prairie" />}
              {signUp[step].label}
            </span>
            <span aria-hidden="true" className="hidden text-hint text-soil-3 md:block">
              {hints[step]}
            </span>
          </Tab>
        )
      })}
    </TabList>
  )
}
