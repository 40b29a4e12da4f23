export const endings = {
  'ending.emptyChair.title': 'The Empty Chair',
  'ending.emptyChair.page':
    'This diary was begun by somebody else. The first pages are in another hand, rounder than mine, with the ink always a little too thick, and there is a joke about cows in it that I did not understand until I had stood in that field myself. I have kept it going because it was lying open. At eleven o’clock the guns stopped, first near and then far, like a long train going away, and we stood in front of the hangar and listened to our own ears. Somebody laughed, and stopped. At dinner there was a chair at the end of the table with nobody on it, and no one had put it there and nobody took it away. The Major rose to say something, looked at it, and sat down again. That was the speech. I, {me}, write this down so that it is finished. It was a good diary. I wish that I had not had to read it.',
  'ending.emptyChair.epilogue.home.1':
    '{name} delivered the diary to a house with a green gate, and stayed for a cup of coffee, and missed the train, and the next one.',
  'ending.emptyChair.epilogue.home.2':
    '{name} stood godfather three times in ten years and each time proposed the same name, without ever explaining whose it was.',
  'ending.emptyChair.epilogue.home.3':
    '{name} went up once more, as a passenger, in 1927, and asked the stewardess for the seat on the aisle.',
  'ending.emptyChair.epilogue.home.4':
    '{name} took over the piano when the mess was sold, and had it tuned every spring. Nobody in the house could play.',
  'ending.emptyChair.epilogue.prisoner.1':
    '{name} came back in the January with a wooden suitcase, and asked on the platform after the others, one by one, in the order of the beds.',
  'ending.emptyChair.epilogue.killed.1':
    '{name} is in the second row at Saint-Obry. Madame Lefèvre sees to the geraniums. She has counted that one in.',
  'ending.emptyChair.epilogue.killed.2':
    '{name} was never found. There is a bend of the Aubrelle where the reeds grow thicker, and the fishermen leave it alone.',

  'ending.behindWire.title': 'Behind Wire',
  'ending.behindWire.page':
    'The war ended on the other side of a fence. A sentry told us, leaning his rifle on the post as a man leans a spade; then he went off to look for his sergeant and did not come back, and after a while neither did anybody else. The gate was open. No one went through it. We had talked about that gate for months, we had drawn it, measured it and dug under it with spoons, and now forty grown men stood before it with their hands in their pockets as though it were raining outside. I thought of Saint-Obry, and whether they had kept my bed, and of the cook with his suppers. Then {me} went through, I am told, or someone very like him, and stood in the road. The road went both ways. I had not been prepared for that. I asked a girl with a goat which way was west, and she pointed, and I believe that the goat laughed.',
  'ending.behindWire.epilogue.home.1':
    '{name} had kept the bed. It was made up with clean sheets every Saturday, and Corporal Ballast slept in it.',
  'ending.behindWire.epilogue.home.2':
    '{name} had written every week. Nineteen letters arrived together in 1919, and were read aloud in order, over nineteen evenings.',
  'ending.behindWire.epilogue.home.3':
    '{name} went to the station for every train of prisoners that winter, and in the end was asked to sell the tickets.',
  'ending.behindWire.epilogue.home.4':
    '{name} learnt to make watches, and gave the first one to somebody who had lived for a year by a camp bell.',
  'ending.behindWire.epilogue.prisoner.1':
    '{name} could never afterwards walk past an open gate without stopping, and never owned a house that had one.',
  'ending.behindWire.epilogue.prisoner.2':
    '{name} brought back one spoon, worn down on the left-hand side to half its width. It is in the drawer with the others.',
  'ending.behindWire.epilogue.killed.1':
    '{name} lies on the far side of the river. Somebody over there has planted beans along the edge of the grave, and tends them.',

  'ending.knight.title': 'Knight of the Paper',
  'ending.knight.page':
    'They have made a knight of me, in newsprint. On the twelfth of November there was a front page with a drawing on it: an aeroplane like an eagle, a chin that I do not have, and beneath it my name in letters the size of a child’s hand. It says that I flew on the last evening of the war because I could not bear that it should be over. It was cold, and it was on the sheet; I have told them so. They wrote it down and printed the other thing. Since then I get letters. A lady has asked me for a button. A boy wants to know what it feels like, and I have begun an answer to him five times, one for each, and have not got past the first, who waved. The Major has had the page framed and hung it where we used to hang the picture of the brickworks. It was a good picture, that of the brickworks. Signed, with all my buttons, {me}.',
  'ending.knight.epilogue.home.1':
    '{name}, {rank}, {victories} victories, was asked to open bridges, bazaars and one hospital, and was happiest at the hospital, where they were short of people who could carry.',
  'ending.knight.epilogue.home.2':
    '{name} was in the same photograph, at the edge, holding a dog. When it was printed they cut off the dog and half of {name}.',
  'ending.knight.epilogue.home.3':
    '{name} never spoke of the famous one except to say that there had been someone who was kind to new people and bad at cards.',
  'ending.knight.epilogue.home.4':
    '{name} answered the boy’s letter in the end, on four pages, and put in it nothing but the names of clouds.',
  'ending.knight.epilogue.prisoner.1':
    '{name} read the front page in the train home, upside down, over the shoulder of a gentleman who did not offer to share it.',
  'ending.knight.epilogue.killed.1':
    '{name} is mentioned on page four, under the weather, by the initials only. The initials are right.',
  'ending.knight.epilogue.killed.2':
    '{name} had five lines once, in 1916, with a misprint. The family has kept both the lines and the misprint.',
};
