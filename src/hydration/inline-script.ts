import { LANDING_URL_KEY } from '../browser/landing-url'
import { TRACKING_PARAMETERS } from '../shared/url-contract'

/**
 * The inline script of every page, as text: the build writes it into each document (src/node/prerender/page-html.ts)
 * and allows it by its hash in the Content-Security-Policy. No bundle of the browser contains this module.
 *
 * It runs before the first paint and keeps what visitors do in islands that have no code yet: clicks on
 * buttons and tabs, submitted forms, and the keys that move between tabs (replay-early-input.ts).
 * Links, `details`, radios and popovers work without a script, so they are left alone.
 *
 * It also stores the landing URL, because a visitor may leave the page before the entry script has run; the next page
 * then captures the campaign. A reload or Back is not another landing.
 *
 * A visit that does not start at the top (a hash, Back, a reload) needs the real height of every section, so all are
 * laid out from the start (`data-all-laid-out`, src/styles/base.css).
 */
export const INLINE_SCRIPT = `{
const controls={click:'button,[role=tab]',submit:'form',keydown:'[role=tab]'};
const keep=event=>{
const {type,target,key}=event,control=target.closest?.(controls[type]);
if(!control?.closest('[data-island]:not([data-hydrated])'))return;
if(type==='click'&&control.type==='submit'&&control.form)return;
if(type==='keydown'&&(!/^(Arrow|Home|End)/.test(key)||event.altKey||event.ctrlKey||event.metaKey))return;
if(type!=='click')event.preventDefault();
(self.earlyInput??=[]).push({type,control,key})
};
for(const type in controls)addEventListener(type,keep,true);
const[navigation]=performance.getEntriesByType('navigation');
const{pathname,search}=location;
if(navigation?.type==='navigate'&&/[?&](${TRACKING_PARAMETERS.join('|')})=/.test(search))try{sessionStorage.${LANDING_URL_KEY}=pathname+search}catch{}
if(location.hash||navigation?.type!=='navigate')document.documentElement.dataset.allLaidOut=''
}`.replaceAll('\n', '')
