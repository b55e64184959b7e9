/** Invented places and houses that companies and districts are called after. An underscore is a space. */
export const companyStems: readonly string[] = splitNames(`
  Aldenmere Aldermoor Amberly Ambleford Ashgrove Barrowdale Beckford Bellhaven Birchmere Bramwell Briarfield
  Cannonbury Carrowmore Cedarholm Cobblefield Corrigan_Falls Cresthaven Crossmere Dalebrook Deerhurst Dovermill
  Dunmore Dunwich_Creek Eastmark Eastmarsh Eberly Elmstead Emberton Falconer Farrow Fenwick Fernhill Flintlock
  Foxgate Foxhollow Gablewood Glenarden Granite_Fork Granthaven Greenbriar Grovewell Halloway Harkwell Harrowgate
  Harrowmill Hartwick Hawkmoor Hearthside Heronsgate Hollins_Ferry Holloway Ironbridge Ironmoor Juniper
  Juniper_Bend Kelmere Kettle_River Kettleman_Ridge Larkmead Larkspur_Hollow Lindenwood Lintwood Lockwood Marlgate
  Meadowlark Mercer_Bluff Moorefield Nantmoor Nettlefield Northfork Oldfield Orchard_Gap Parkhill Pellmoor
  Pennington Pinecrest Quarrybrook Quillbrook Ridgeway Rockvale Rookhaven Rushmere Saltgrass Sandhill
  Sawmill_Creek Shadowbrook Stavely Tamarack Tannerly Thistledown Thornbury Three_Rivers Tidewell Tolliver Trestle
  Umberfield Underhill Vandermeer Vesperhill Wendmere Wexcombe Whitcomb Wickmoor Wildrose Willowbend Wrenfield
  Yarrow
`);

/** Given names as heard in American workplaces. */
export const givenNames: readonly string[] = splitNames(`
  Aaron Abigail Adriana Ahmed Aisha Alan Alejandro Alicia Allison Amara Amir Ana Andre Angela Anthony Anita April
  Ashley Barbara Benjamin Beth Brandon Brenda Brian Bridget Caleb Camille Carla Carlos Caroline Carmen Cedric
  Charles Chen Cheryl Christina Christopher Claire Colleen Connor Craig Crystal Cynthia Daniel Danielle Darius
  Darnell David Deborah Denise Derek Diana Diego Dmitri Dolores Donna Dwayne Eduardo Elena Elijah Emily Eric Erika
  Esther Evan Faith Fatima Felix Fernando Frank Gabriela Gary George Gloria Grace Gregory Hana Hannah Harold
  Heather Hector Helen Henry Holly Ibrahim Imani Isaac Isabel Ivan Jacob Jada Jamal James Janet Jasmine Jason
  Javier Jeffrey Jennifer Jerome Jessica Jin Joan Joel Jonathan Jorge Joseph Joyce Juan Judith Julia Justin Karen
  Karl Katherine Kayla Keisha Keith Kelly Kenneth Kevin Khalid Kimberly Kofi Kristen Kwame Kyle Lakshmi Larry
  Latoya Laura Lauren Leah Leon Leticia Linda Lisa Lorenzo Luis Luz Lydia Malik Marcus Margaret Maria Marisol Mark
  Martha Martin Mary Matthew Megan Mei Melissa Michael Michelle Miguel Minh Mohammed Monica Nadia Nancy Naomi
  Natalie Nathan Neil Nicole Nina Noah Nora Olga Olivia Omar Oscar Pamela Patricia Patrick Paul Pedro Peter Philip
  Phoebe Rachel Rafael Raj Ramona Raymond Rebecca Renee Ricardo Richard Rita Robert Roberto Robin Roger Rosa
  Russell Ruth Ryan Salma Samantha Samuel Sandra Sara Scott Sean Sergio Shanice Sharon Shawn Sheila Sofia Stacy
  Stephanie Steven Sunita Susan Tamara Tariq Terrence Theresa Thomas Tiffany Timothy Todd Tracy Tyler Valerie
  Vanessa Veronica Victor Vincent Wanda Warren Wei Wendy William Xavier Yesenia Yolanda Yusuf Zachary Zoe
`);

/** Family names, likewise. */
export const familyNames: readonly string[] = splitNames(`
  Abbott Acevedo Adeyemi Aguilar Ahmad Albright Alvarez Andersen Archer Atkins Avery Ayala Baker Banerjee Barnes
  Barrett Bauer Becker Bell Benson Bianchi Blackwell Blake Bowers Boyd Brennan Briggs Burke Burns Byrne Cabrera
  Caldwell Camacho Campbell Cardenas Carver Castillo Chambers Chandra Chavez Choi Clayton Cohen Coleman Conrad
  Contreras Cooper Cortez Costa Cross Cruz Curtis Dalton Daniels Dawson Delacruz Delgado Deng Desai Diaz Dixon
  Dominguez Donovan Doyle Drake Duarte Dubois Duncan Eaton Edwards Ellis Emerson Eriksen Espinoza Evans Farrell
  Ferguson Fernandez Fields Figueroa Fischer Fitzgerald Fleming Flores Foster Fowler Franklin Frazier Fuentes
  Gallagher Garcia Garner Gibson Gill Goldberg Gomez Gonzalez Graham Grant Greene Griffin Gupta Guzman Haas Hale
  Hamilton Hansen Harding Harper Harris Hassan Hayes Henderson Hernandez Herrera Hicks Hoffman Holmes Hopkins
  Horvath Howard Huang Hughes Hunt Hussain Ingram Iyer Jackson Jacobs Jenkins Jensen Johansson Johnson Jordan
  Joshi Kaminski Kane Kang Kapoor Keller Kelley Khan Kim Klein Knox Kowalski Kramer Kumar Lambert Larsen Lawson
  Lee Leonard Lewis Lin Lindgren Lopez Lowe Lucas Lynch Mackenzie Mahoney Malone Marsh Marshall Martinez Mason
  Mbeki McCarthy McCoy McDaniel McKenna Medina Mehta Mendez Mendoza Meyer Mitchell Molina Montoya Morales Moreno
  Morrison Mullins Murphy Nakamura Navarro Nelson Newman Nguyen Nichols Norris Novak Nunez Obrien Ochoa Odom Ogden
  Okafor Okonkwo Oliver Olson Ortega Osborne Owens Padilla Park Parsons Patel Paulson Payne Pena Perez Perkins
  Petrov Pham Phillips Pierce Pittman Popov Porter Powers Price Quinn Ramirez Ramos Randall Reddy Reeves Reilly
  Reyes Richter Rios Rivera Robbins Robinson Rodriguez Rojas Romano Romero Rosario Rowe Ruiz Russo Salazar Salinas
  Sanchez Sanders Santiago Santos Sawyer Schaefer Schmidt Schneider Schultz Serrano Sharma Shaw Shepherd Silva
  Simmons Singh Skinner Slater Soto Spencer Stanton Steele Stein Stephens Stokes Suarez Sullivan Sutton Tanaka
  Tate Taylor Thompson Thornton Torres Tran Tucker Turner Underwood Valdez Vance Vargas Vasquez Vaughn Vega
  Velasco Wagner Walker Wallace Walsh Wang Ward Warner Watkins Weaver Webb Weber Welch Wells West Wheeler Whitaker
  Wilkins Williams Willis Winters Wolfe Wong Woodard Wright Wu Yamamoto Yang Yates Yoder Young Zamora Zhang
  Zimmerman
`);

function splitNames(text: string): readonly string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((name) => name.replaceAll("_", " "));
}
