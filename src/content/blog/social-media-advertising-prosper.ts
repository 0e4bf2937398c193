import { formatUsd } from '../../shared/money'
import { SERVICE_STARTING_PRICES } from '../../site/service-prices'
import type { BlogArticle } from '../blog-article'

const socialFee = formatUsd(SERVICE_STARTING_PRICES.socialMedia.cents)

export const article = {
  subtitle: 'In a small town the audience runs out before the budget does. Plan for that.',
  imageAlt: 'A phone screen with a folder of social media apps',
  content: `By Thursday the same people have seen your ad again. That is the plain difference between advertising in a big city and advertising in Prosper: the town is growing, but on any given week it is a limited number of phones, and you meet their owners in line at the grocery store.

So the craft here is to stay welcome. More money is seldom the answer. More pictures often are.

📊 How often is too often?

Here is the sum that we run before setting a budget. Say the area you serve holds 20,000 people who use Facebook or Instagram, and a thousand views cost $12. Both figures are placeholders; Ads Manager shows you the actual ones.

At $600 a month you buy 50,000 views, so each person sees you two or three times. At $2,400 you buy 200,000, which is ten times each. With a single ad, ten is how a good company becomes the one people are tired of. With six ads it is fewer than two views per picture.

The rule that follows: never raise the budget without adding ads. If you have one picture, spend small.

🎨 Six ads from one Saturday morning

You need a phone, a friend and two hours.

The face: you, in ten seconds, saying what you do and which street you live near.
The change: the same yard, smile or kitchen before and after, from one spot.
The price: a single number on a plain ground. 'Sprinkler check, $89, done in an hour.'
The question: what customers ask most, answered in three sentences.
The place: your team at Frontier Park or on the sidewalk along Broadway, so that neighbors know you are from here.
The thank-you: a customer's own words, read aloud with permission.

Run all six together, replace the weakest every other week, and by fall you will know what Prosper likes to look at.

🔍 A warning for builders, agents and repair crews

Meta asks advertisers to declare ads about housing, and its definition reaches beyond homes for sale to mortgages, homeowners insurance and housing repairs. A declared ad can no longer be aimed at a ZIP code, an age or a gender, and a pin on the map spreads to roughly fifteen miles, which takes in Frisco, McKinney and Celina as well.

Do not dodge it by leaving the box empty; ads get rejected and accounts get locked for that. Let the picture do the aiming. Put 'Prosper' in the first line, show a street that residents know, name the school nearby. People forty minutes away scroll on, and you rarely pay much for those who do.

📝 The year as this town lives it

January to March: outdoor projects are planned indoors. Pools, patios, fences, and spring sports sign-ups.
April to June: storms, graduation, moving vans. Roof photos, parties, blinds, movers.
July and August: heat and school supplies. Air conditioning, checkups, haircuts, tutors.
September to November: everything yields to Friday night football. Ads that run before dinner do better company than ads at kickoff.
December: gifts from shops on Broadway, and the last appointments covered by this year's dental benefits.

Make the ads for a season one month before it begins, while you still have time to take the pictures.

🔁 After somebody comments

In local groups a reply is read by more people than the ad. Answer every comment within the working day, by first name, and take complaints to the phone after one public sentence that is kind. Do not paste offers into neighborhood groups; most forbid it, and members remember who did. Let a customer recommend you, and thank them.

A comment that asks 'how much' is a lead. Give a range in public, then offer to text the details. If messages arrive while you are on a ladder, have someone or something answer for you. A reply at nine in the evening about an ad seen at six finds a person who has already booked elsewhere.

🎯 With us, without us

Social media advertising with us starts at ${socialFee} a month, plus what you pay Meta for the views. The first campaign is live 7 days after kickoff, with the six ads above as the usual first set. You should get four figures from any agency each month: money spent, people who asked, people who booked, cost of one booking. Reach and likes can go in the appendix.

Hold off if fewer than three jobs a month would pay for the fee, if nobody can answer messages, or if you are booked until fall anyway. In those cases put $5 a day behind your best photo and come back later. And keep away from bought followers, contests that collect names of people in other states, and any plan that posts thirty stock pictures a month under your logo.

Look at your last ad, then imagine its reader standing next to you at the Friday game. If you would be glad to have it mentioned, it is a good ad for Prosper.`,
  contact: {
    tagline: 'Six ads, one season, and neighbors who still like you afterward.',
    services: [
      'Facebook and Instagram advertising',
      'Photo and video planning',
      'Comment and message follow-up',
    ],
  },
} as const satisfies BlogArticle
